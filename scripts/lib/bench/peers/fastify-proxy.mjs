// @fastify/http-proxy that checks nothing.
import proxy from '@fastify/http-proxy'
import fastify from 'fastify'

const { PORT, TARGET } = process.env
const app = fastify()
app.register(proxy, { upstream: TARGET })
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
console.log('listening')
