/**
 * `npm run test:browsers [-- engine] [-- words of a task]`: visitor tasks in the Firefox and the WebKit of the system, on the built
 * site. An engine that is not installed is named, and its tasks are skipped.
 */
import { environment, nodePath, root } from '#lib/cli/workspace.mjs';
import { firefox } from './drive/firefox.ts';
import { EMPTY_PATH, openFront } from './drive/front.ts';
import { end, start } from './drive/process.ts';
import { Reference } from './drive/reference.ts';
import { type Engine, NoAnswer, type Session } from './drive/session.ts';
import { Visitor } from './drive/visitor.ts';
import { webkit } from './drive/webkit.ts';
import { Report } from './report.ts';
import { type Task, tasks } from './task.ts';
import './tasks/index.ts';

const SITE_PORT = Number(process.env.BROWSERS_PORT ?? 3110);
/** A task that has not ended by then never will. Milliseconds. */
const TASK_LIMIT = 180_000;
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const engines = [firefox, webkit].filter(
  ({ name }) =>
    words.includes(name.toLowerCase()) || ![firefox, webkit].some((other) => words.includes(other.name.toLowerCase())),
);
const wanted = tasks.filter(({ name }) => {
  const parts = words.filter((word) => !engines.some((engine) => engine.name.toLowerCase() === word));
  return parts.every((word) => name.toLowerCase().includes(word));
});
const report = new Report();

async function startSite() {
  const site = new URL(`http://localhost:${SITE_PORT}`);
  const args = ['e2e/support/serve.ts', 'browsers', site.port, 'CONTENT_REVALIDATE_SECONDS=86400'];
  const program = start(nodePath(), args, { cwd: root, env: environment() });
  for (const stream of [program.stdout, program.stderr]) stream?.resume();
  for (let look = 0; look < 300; look += 1) {
    const ready = await fetch(new URL('/service/health', site)).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { site, program };
    if (program.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await end(program);
  throw new Error('The site did not start: build it with `npm run build`.');
}

/** Sessions of an engine, one at a time: with script, or without. */
class Sessions {
  private readonly engine: Engine;
  private session: Session | undefined;
  private script = true;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async get(script: boolean): Promise<Session> {
    if (this.script !== script) await this.end();
    this.script = script;
    this.session ??= await this.engine.open({ script });
    return this.session;
  }

  async end() {
    await this.session?.close();
    this.session = undefined;
  }
}

async function withLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`not done after ${TASK_LIMIT / 1000} s`)), TASK_LIMIT);
  });
  return await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function perform(task: Task, sessions: Sessions, engine: Engine, { front, reference }: Place) {
  const session = await sessions.get(task.script);
  const visitor = new Visitor(session, front);
  await visitor.open(EMPTY_PATH);
  await visitor.until('nothing is stored', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: pages before the Cookie Store API have no other way.
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
    return document.cookie === '';
  });
  await session.takeErrors();
  front.line = undefined;
  front.changeClient();
  await task.run({ visitor, engine, reference });
  const errors = (await session.takeErrors()).filter((error) => !task.expected.test(error));
  if (errors.length > 0) throw new Error(`errors in the console: ${errors.join(' | ').slice(0, 500)}`);
}

interface Place {
  front: Awaited<ReturnType<typeof openFront>>;
  reference: Reference;
}

async function runAll(engine: Engine, place: Place) {
  const missing = engine.missing();
  if (missing) {
    console.log(`${missing}: its ${wanted.length} tasks are skipped.`);
    return;
  }
  const sessions = new Sessions(engine);
  try {
    await sessions.get(true);
  } catch (error) {
    // Not once for each task: it takes a minute.
    report.say('failed', engine, { name: 'it starts', title: 'it starts', language: '' }, String(error));
    return;
  }
  for (const task of wanted) {
    const exception = task.except[engine.name];
    if (exception) {
      report.say('not possible', engine, task, exception);
      continue;
    }
    const begin = Date.now();
    try {
      await withLimit(perform(task, sessions, engine, place));
      report.say('held', engine, task, `${((Date.now() - begin) / 1000).toFixed(1)} s`);
    } catch (error) {
      report.say('failed', engine, task, error instanceof Error ? error.message : String(error));
      // What a failed task leaves behind must not disturb the next.
      await sessions.end();
    }
  }
  await sessions.end();
}

if (engines.every((engine) => engine.missing())) for (const engine of engines) await runAll(engine, {} as Place);
else {
  const { site, program } = await startSite();
  const reference = new Reference(site.origin);
  // A front has the line of its engine's task, so that the engines can work at the same time.
  const fronts = await Promise.all(engines.map((_, index) => openFront(site, SITE_PORT + 1 + index)));
  try {
    await Promise.all(
      engines.map((engine, index) => {
        const front = fronts[index];
        return front && runAll(engine, { front, reference });
      }),
    );
  } finally {
    await reference.close();
    for (const front of fronts) await front.close();
    await end(program);
  }
}
process.exit(report.end() ? 0 : 1);
