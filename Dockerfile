# Coursemark and the compiler it needs, in one image:
#
#   docker build -t coursemark .
#   docker run --rm -v "$PWD:/course" coursemark verify /course/lessons
FROM swift:6.3-bookworm AS build
WORKDIR /coursemark
COPY . .
RUN make deb

FROM swift:6.3-bookworm
COPY --from=build /coursemark/.build/packages/ /packages/
RUN apt-get update && apt-get install --yes --no-install-recommends /packages/*.deb && rm -rf /packages /var/lib/apt/lists/*
ENTRYPOINT ["coursemark"]
