import { constants, createDeflate, type Deflate } from 'node:zlib';
import type { WebSocket } from 'ws';

/** How a client hears the gateway: plain text, or one deflate stream for the whole connection (`compress=zlib-stream`). */
export class Line {
  private readonly socket: WebSocket;
  private readonly deflate: Deflate | null;
  private pressed: Buffer[] = [];

  constructor(socket: WebSocket, compress: boolean) {
    this.socket = socket;
    this.deflate = compress ? createDeflate() : null;
    this.deflate?.on('data', (chunk: Buffer) => this.pressed.push(chunk));
    socket.on('close', () => this.deflate?.destroy());
  }

  send(text: string): void {
    if (this.deflate === null) return this.socket.send(text);
    if (this.deflate.destroyed) return;
    this.deflate.write(text);
    // Every message ends where the stream is flushed: the client waits for these four bytes.
    this.deflate.flush(constants.Z_SYNC_FLUSH, () => {
      const message = Buffer.concat(this.pressed.splice(0));
      if (this.socket.readyState === this.socket.OPEN) this.socket.send(message);
    });
  }

  close(code: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
