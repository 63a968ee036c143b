import { createServer } from 'node:http'

// A service as the supervisor sees one: it answers /readyz, and does as it is told.
//   BEHAVIOUR=never-ready   listens, and never says that it is ready
//   BEHAVIOUR=ends          ends at once
//   BEHAVIOUR=stubborn      does not stop when it is asked to
//   GET /die                ends as if it had crashed
const behaviour = process.env.BEHAVIOUR
if (behaviour === 'ends') {
  console.error('no setting of mine is right')
  process.exit(78)
}
console.log(`pid ${process.pid}`)
process.on('SIGTERM', () => {
  if (behaviour !== 'stubborn') process.exit(0)
})
process.once('disconnect', () => {
  if (behaviour !== 'stubborn') process.exit(0)
})

createServer((request, response) => {
  if (request.url === '/die') process.exit(1)
  const ready = behaviour !== 'never-ready'
  response.writeHead(ready ? 200 : 503).end(String(process.pid))
}).listen(Number(process.env.PORT), process.env.HOST)
