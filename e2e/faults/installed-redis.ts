import { type ChildProcess, spawn } from 'node:child_process';
import { createClient } from '@redis/client';
import type { RedisMode } from './redis-server.ts';

/** The installed `redis-server` with faults: it is stopped by a signal instead of slow or hung. */
export class InstalledRedis {
  private process: ChildProcess | undefined;
  private port = 0;
  private current: RedisMode = 'well';

  get mode(): RedisMode {
    return this.current;
  }

  set mode(mode: RedisMode) {
    this.process?.kill(mode === 'slow' || mode === 'hung' ? 'SIGSTOP' : 'SIGCONT');
    const wasFull = this.current === 'full';
    this.current = mode;
    if (mode === 'full' || wasFull) void this.command(['CONFIG', 'SET', 'maxmemory', mode === 'full' ? '1' : '0']);
  }

  /** Starts, on the same port as before. @returns the port */
  async start(port = 6390): Promise<number> {
    this.port = port;
    this.process = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
    while (!(await this.command(['PING']))) await new Promise((resolve) => setTimeout(resolve, 50));
    return port;
  }

  /** Kills it and loses its data. */
  async stop(): Promise<void> {
    const exited = new Promise((resolve) => this.process?.once('exit', resolve));
    if (this.process?.kill('SIGKILL')) await exited;
  }

  /** @returns the reply; `undefined` without one */
  async command(command: string[]): Promise<unknown> {
    const client = createClient({ socket: { port: this.port, reconnectStrategy: false } });
    try {
      await client.on('error', () => undefined).connect();
      return await client.sendCommand(command);
    } catch {
      return undefined;
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
}
