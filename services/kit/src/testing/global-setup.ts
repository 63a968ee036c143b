import { startTestServers } from '@selah/scripts/local-servers/test-servers'
import type { TestProject } from 'vitest/node'
import './database.ts'

/** One PostgreSQL and one Redis per run, handed to every test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startTestServers()
  project.provide('databaseUrl', servers.databaseUrl)
  project.provide('redisUrl', servers.redisUrl)
  return () => servers.stop()
}
