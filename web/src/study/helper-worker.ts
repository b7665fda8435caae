/** Another thread of the engine: it shares the memory of the one that began, and helps its searches for as long as it lives. */

export interface HelperArea {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** Where its own part of the memory is, for its stack and what belongs to it alone. */
  readonly at: number;
  readonly bytes: number;
}

interface Exports {
  readonly __stack_pointer: WebAssembly.Global;
  readonly __tls_size: WebAssembly.Global;
  readonly __tls_align: WebAssembly.Global;
  __wasm_init_tls(at: number): void;
  help(): void;
}

self.onmessage = ({ data }: MessageEvent<HelperArea>) => {
  const { module, memory, at, bytes } = data;
  const page = { now: () => 0, should_stop: () => 0, say: () => undefined };
  const exports = new WebAssembly.Instance(module, { page, env: { memory } }).exports as unknown as Exports;
  const align = Math.max(Number(exports.__tls_align.value), 16);
  const own = Math.ceil(at / align) * align;
  // The stack grows downwards from the end.
  exports.__stack_pointer.value = Math.floor((at + bytes) / 16) * 16;
  exports.__wasm_init_tls(own);
  self.postMessage("here");
  exports.help();
};
