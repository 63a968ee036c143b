import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startPrayers } from './harness.ts'

test('the lab shows every arc, and any path of it', async () => {
  await using prayers = await startPrayers()
  const anybody = prayers.as(randomUUID())

  const index = await anybody.request({ method: 'GET', url: '/lab' })
  const path = await anybody.request({
    method: 'GET',
    url: '/lab/travel/flying?voice=other&tone=Empowering&held=2&passage=1&length=long',
  })

  expect(index.body).toContain('/lab/travel/flying')
  expect(path.body).toContain('Robin')
  expect(path.body).toContain('(Psalm 56:3)')
  expect((await anybody.request({ method: 'GET', url: '/lab/travel/none' })).statusCode).toBe(404)
})

test('the lab says what a situation is taken for, and runs nothing that stands in it', async () => {
  await using prayers = await startPrayers()

  const reply = await prayers.as(randomUUID()).request({
    method: 'POST',
    url: '/lab',
    headers: { 'content-type': 'text/plain' },
    payload: 'situation=I am afraid of flying to Denver.\r\n<script>alert(1)</script>',
  })

  expect(reply.body).toContain('travel/flying')
  expect(reply.body).not.toContain('<script>')
})

test('there is no lab where it is not opened', async () => {
  await using prayers = await startPrayers({ isLabOpen: false })

  expect((await prayers.as(randomUUID()).request({ method: 'GET', url: '/lab' })).statusCode).toBe(404)
})
