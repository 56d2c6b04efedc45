/** WebKitGTK's MiniBrowser by WebKitWebDriver, in a window of a virtual screen. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { findProgram } from './find-program.ts';
import { end, printed, start } from './process.ts';
import { type ActionSource, answered, type Engine, type Session } from './session.ts';

const programs = {
  WebKitWebDriver: findProgram(['WebKitWebDriver']),
  MiniBrowser: findProgram([], ['/usr/lib/*/webkit2gtk-4*/MiniBrowser', '/usr/libexec/webkit2gtk-4*/MiniBrowser']),
  Xvfb: findProgram(['Xvfb']),
};

/** It refuses to run as root otherwise. */
const ENVIRONMENT = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

class WebKitSession implements Session {
  private readonly driver: WebDriver;
  private readonly consoleFile: string;
  private readonly stop: () => Promise<void>;
  private readSoFar = 0;

  constructor(driver: WebDriver, consoleFile: string, stop: () => Promise<void>) {
    this.driver = driver;
    this.consoleFile = consoleFile;
    this.stop = stop;
  }

  async goto(address: string) {
    await answered(`open ${address}`, this.driver.get(address));
  }

  async evaluate<Result, Args extends unknown[]>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const script = `const done = arguments[0];
      (async () => JSON.stringify(await (${fn})(...${JSON.stringify(args)})) ?? 'null')()
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const result: { value?: string; error?: string } | null = await answered('script', this.driver.executeAsyncScript(script));
    if (result?.error !== undefined) throw new Error(result.error);
    return JSON.parse(result?.value ?? 'null');
  }

  async act(actions: readonly ActionSource[]) {
    await answered('input', this.driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions)));
  }

  async back() {
    await answered('back', this.driver.navigate().back());
  }

  async resize(width: number, height: number) {
    const window = this.driver.manage().window();
    const bar = await this.evaluate(() => outerHeight - innerHeight);
    await answered(`${width} px wide`, window.setRect({ x: 0, y: 0, width, height: height + bar }));
    const inner = await this.evaluate(async (wanted) => {
      for (let look = 0; look < 40 && innerWidth !== wanted; look += 1) await new Promise((resolve) => setTimeout(resolve, 50));
      return innerWidth;
    }, width);
    if (inner !== width) throw new Error(`the window is ${inner} px wide and not ${width}`);
  }

  async screenshot() {
    return Buffer.from(await answered('screenshot', this.driver.takeScreenshot()), 'base64');
  }

  async takeErrors() {
    const text = readFileSync(this.consoleFile, 'utf8');
    const fresh = text.slice(this.readSoFar);
    this.readSoFar = text.length;
    return fresh.split('\n').filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line));
  }

  async close() {
    await this.stop();
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export const webkit: Engine = {
  name: 'WebKit',
  narrowest: 450,
  missing() {
    const missing = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]));
    if (missing.length === 0) return;
    return `WebKitGTK cannot be driven, because ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed (Debian: apt-get install webkit2gtk-driver xvfb)`;
  },
  async open({ script }) {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const consoleFile = join(folder, 'console.txt');
    writeFileSync(consoleFile, '');
    // The driver hides what the browser prints, so a script stands between them.
    const binary = join(folder, 'MiniBrowser');
    writeFileSync(binary, `#!/bin/sh\nexec ${quoted(programs.MiniBrowser ?? '')} "$@" >>${quoted(consoleFile)} 2>&1\n`);
    chmodSync(binary, 0o700);
    const screen = start(programs.Xvfb ?? '', ['-displayfd', '2', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp']);
    const started = [screen];
    const stop = async () => {
      for (const program of started.toReversed()) await end(program);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    };
    try {
      const display = `:${(await printed(screen, /^\d+$/m)).trim()}`;
      const port = await freePort();
      const env = { ...process.env, ...ENVIRONMENT, DISPLAY: display, HOME: folder, LANG: 'C.UTF-8' };
      started.push(start(programs.WebKitWebDriver ?? '', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
      const server = await listening(port);
      const args = [
        '--automation',
        '--enable-write-console-messages-to-stdout=true',
        ...(script ? [] : ['--enable-javascript-markup=false']),
      ];
      const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
      const builder = new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(capabilities);
      const driver = await answered('start', Promise.resolve(builder.build()));
      return new WebKitSession(driver, consoleFile, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

async function listening(port: number): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  for (let look = 0; look < 100; look += 1) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start in 10 s');
}
