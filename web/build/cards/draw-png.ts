import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'

let started: Promise<void> | undefined

/** Draws an SVG as a PNG, in its own size. */
export async function drawPng(svg: string, options: ResvgRenderOptions = {}): Promise<Uint8Array> {
  await ready()
  return new Resvg(svg, options).render().asPng()
}

/** The drawing program may be started only once in a process. */
function ready(): Promise<void> {
  started ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    initWasm,
  )
  return started
}
