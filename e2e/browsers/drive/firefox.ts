/** Firefox speaks WebDriver BiDi by itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { findProgram } from './find-program.ts';
import { end, printed, start } from './process.ts';
import { type ActionSource, answered, type Engine, type Session, type SessionOptions } from './session.ts';

// The class is all that the module exports, which its types do not say.
const Bidi: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js');

const program = findProgram(['firefox-esr', 'firefox']);

/** Answers and events of the protocol that are used here. */
interface Answer {
  type: 'success' | 'error';
  result: {
    context?: string;
    result?: { value: string };
    type?: string;
    exceptionDetails?: { text: string };
    contexts?: { context: string }[];
    data?: string;
  };
  message?: string;
}
interface LogEntry {
  level: string;
  text: string;
}

function preferences({ script }: SessionOptions): string {
  const all = {
    'javascript.enabled': script,
    'dom.disable_beforeunload': true,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
    .join('');
}

class FirefoxSession implements Session {
  private readonly errors: string[] = [];
  private readonly bidi: Index;
  private readonly stop: () => Promise<void>;
  private readonly script: boolean;
  private context = '';

  constructor(bidi: Index, { script }: SessionOptions, stop: () => Promise<void>) {
    this.bidi = bidi;
    this.script = script;
    this.stop = stop;
  }

  async begin() {
    await this.send('session.new', { capabilities: {} });
    this.bidi.on('log.entryAdded', ({ level, text }: LogEntry) => level === 'error' && this.errors.push(text));
    await this.send('session.subscribe', { events: ['log.entryAdded'] });
    // Only a tab that the protocol has opened gets the focus.
    const { contexts = [] } = await this.send('browsingContext.getTree', {});
    const { context = '' } = await this.send('browsingContext.create', { type: 'tab' });
    this.context = context;
    for (const { context: first } of contexts) await this.send('browsingContext.close', { context: first });
  }

  private async send(method: string, params: object): Promise<Answer['result']> {
    const answer = (await answered(method, this.bidi.send({ method, params: { ...params } }))) as unknown as Answer;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }

  async goto(url: string) {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async evaluate<Result, Args extends unknown[]>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const call = `(${fn})(...${JSON.stringify(args)})`;
    // Where scripts are off, no promise is ever fulfilled.
    const functionDeclaration = this.script
      ? `async () => JSON.stringify(await ${call}) ?? 'null'`
      : `() => JSON.stringify(${call}) ?? 'null'`;
    const { result, exceptionDetails } = await this.send('script.callFunction', {
      functionDeclaration,
      awaitPromise: this.script,
      target: { context: this.context },
      userActivation: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null');
  }

  async act(actions: readonly ActionSource[]) {
    await this.send('input.performActions', { context: this.context, actions });
  }

  async back() {
    await this.send('browsingContext.traverseHistory', { context: this.context, delta: -1 });
  }

  async resize(width: number, height: number) {
    await this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  async screenshot() {
    const { data = '' } = await this.send('browsingContext.captureScreenshot', { context: this.context });
    return Buffer.from(data, 'base64');
  }

  async takeErrors() {
    return this.errors.splice(0);
  }

  async close() {
    await this.stop();
  }
}

export const firefox: Engine = {
  name: 'Firefox',
  narrowest: 450,
  missing: () => (program ? undefined : 'Firefox is not installed (Debian: apt-get install firefox-esr)'),
  async open(options) {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(join(profile, 'user.js'), preferences(options));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
    const running = start(program ?? '', args);
    const stop = async () => {
      await end(running);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    };
    try {
      const bidi = new Bidi(`${await printed(running, /ws:\/\/[\d.:]+/)}/session`);
      const session = new FirefoxSession(bidi, options, stop);
      await session.begin();
      return session;
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
