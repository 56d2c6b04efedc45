/** What became of each task: a line when it ends, and a table with the numbers at the end. */
import type { Engine } from './drive/session.ts';
import type { Task } from './task.ts';

const MARKS = { held: 'ok  ', failed: 'FAIL', 'not possible': 'skip' };

type Outcome = keyof typeof MARKS;

interface Result {
  engine: string;
  task: Task;
  outcome: Outcome;
  note: string;
}

export class Report {
  private readonly results: Result[] = [];

  say(outcome: Outcome, { name: engine }: Engine, task: Task, note: string) {
    this.results.push({ engine, task, outcome, note });
    console.log(`${MARKS[outcome]} ${engine}: ${task.name} (${note})`);
  }

  private count(outcome: Outcome, engine?: string): number {
    return this.results.filter((one) => one.outcome === outcome && (engine ?? one.engine) === one.engine).length;
  }

  /** The outcome of a task in an engine, with the languages in which it failed or the reason why it is not possible. */
  private cell(title: string, engine: string): string {
    const own = this.results.filter((one) => one.task.title === title && one.engine === engine);
    const failed = own.filter(({ outcome }) => outcome === 'failed');
    if (failed.length > 0) return `failed${failed.length < own.length ? `: ${failed.map(({ task }) => task.language)}` : ''}`;
    const [impossible] = own.filter(({ outcome }) => outcome === 'not possible');
    return impossible ? `not possible: ${impossible.note}` : 'held';
  }

  /** Prints the table of engines and tasks, and the numbers. @returns whether all tasks held */
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
    console.log(`\n${numbers.passed} passed, ${numbers.failed} failed`);
    return numbers.failed === 0;
  }
}
