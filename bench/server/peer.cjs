// The peer: the same smallest game served by boardgame.io. `node peer.cjs memory|file [folder]`
const { Server, FlatFile } = require('boardgame.io/server')

const count = {
  name: 'count',
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => ({ total: G.total + number }) },
}
const [kind, folder] = process.argv.slice(2)
const db = kind === 'file' ? new FlatFile({ dir: folder }) : undefined
const server = Server({ games: [count], db, origins: [/.*/] })
server.run({ port: 0, lobbyConfig: undefined }, () => {}).then(({ appServer }) => {
  console.log(`PORT ${appServer.address().port}`)
})
