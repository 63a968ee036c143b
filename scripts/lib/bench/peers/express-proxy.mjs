// Express as a proxy that checks nothing, with connections to the service that are kept open.
import { Agent } from 'node:http'
import express from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'

const { PORT, TARGET } = process.env
const app = express()
app.use(createProxyMiddleware({ target: TARGET, agent: new Agent({ keepAlive: true }) }))
app.listen(Number(PORT), '127.0.0.1', () => console.log('listening'))
