import { GenericContainer, Wait } from 'testcontainers'

export interface StartedContainer {
  readonly url: string
  stop(): Promise<void>
}

/** The same servers from images, through testcontainers, for machines where Docker answers and images can be had. */
export async function startPostgresContainer(): Promise<StartedContainer> {
  const container = await new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    // It says so twice: the first time for its own set-up, on a socket of its own.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start()
  const url = `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`
  return { url, stop: () => container.stop().then(() => {}) }
}

export async function startRedisContainer(): Promise<StartedContainer> {
  const container = await new GenericContainer('redis:7').withExposedPorts(6379).start()
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(6379)}`,
    stop: () => container.stop().then(() => {}),
  }
}
