/** What became of each task: a line when it ends, a table at the end, and the numbers in a file for `npm test -- --all`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#lib/cli/workspace.mjs';
import type { Engine } from './drive/session.ts';
import type { Task } from './task.ts';

const MARKS = { held: 'ok  ', failed: 'FAIL', 'not possible': 'skip' };

type Named = Pick<Task, 'name' | 'title' | 'language'>;
type Outcome = keyof typeof MARKS;

interface Result {
  engine: string;
  task: Named;
  outcome: Outcome;
  note: string;
}

export class Report {
  private readonly results: Result[] = [];

  say(outcome: Outcome, { name: engine }: Engine, task: Named, note: string) {
    this.results.push({ engine, task, outcome, note });
    console.log(`${MARKS[outcome]} ${engine}: ${task.name} (${note})`);
  }

  private count(outcome: Outcome, engine?: string): number {
    return this.results.filter((one) => one.outcome === outcome && (engine ?? one.engine) === one.engine).length;
  }

  /** The outcome of a task in an engine, with the languages in which it failed or the reason why it is not possible. */
  private cell(title: string, engine: string): string {
    const own = this.results.filter((one) => one.task.title === title && one.engine === engine);
    if (own.length === 0) return 'not tried';
    const failed = own.filter(({ outcome }) => outcome === 'failed');
    if (failed.length > 0) return `failed${failed.length < own.length ? `: ${failed.map(({ task }) => task.language)}` : ''}`;
    const [impossible] = own.filter(({ outcome }) => outcome === 'not possible');
    return impossible ? `not possible: ${impossible.note}` : 'held';
  }

  /** Prints the table of engines and tasks. @returns whether all tasks held */
  end(): boolean {
    const engines = [...new Set(this.results.map(({ engine }) => engine))];
    const titles = [...new Set(this.results.map(({ task }) => task.title))];
    const rows = titles.map((title) => [title, ...engines.map((engine) => this.cell(title, engine))]);
    if (engines.length > 0) console.log(`\n| ${['Task', ...engines].join(' | ')} |\n|${'---|'.repeat(engines.length + 1)}`);
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
    for (const engine of engines)
      console.log(
        `\n${engine}: ${titles.length} tasks, in both languages where texts matter: ${this.count('held', engine)} held, ` +
          `${this.count('failed', engine)} failed, ${this.count('not possible', engine)} not possible`,
      );
    const numbers = { passed: this.count('held'), failed: this.count('failed') };
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(join(root, 'test-results/browsers.json'), JSON.stringify(numbers));
    return numbers.failed === 0;
  }
}
