/** Counts by kind of request and phase, and violations of the invariants. */
import type { Instance } from './instance.ts';

/** Violations that are printed; others are counted. */
const PRINTED_MAX = 100;
/** The most on the disk of an instance, in MB. */
const DISK_MAX = 300;
interface Row {
  requests: number;
  /** Responses by class, `2xx`. */
  statuses: Record<string, number>;
  times: number[];
}

const percentile = (values: readonly number[], part: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0);

export class Report {
  readonly violations: string[] = [];
  /** Milliseconds until a publish was visible, by phase and target. */
  private readonly publishes = new Map<string, number[]>();
  phase = 'start';
  private readonly rows = new Map<string, Row>();

  count(kind: string, status: number, milliseconds: number): void {
    const row = this.rows.get(kind) ?? { requests: 0, statuses: {}, times: [] };
    const group = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
    row.requests += 1;
    row.statuses[group] = (row.statuses[group] ?? 0) + 1;
    row.times.push(milliseconds);
    this.rows.set(kind, row);
  }

  violate(text: string): void {
    this.violations.push(`${new Date().toISOString().slice(11, 19)} ${this.phase}: ${text}`);
  }

  visible(where: string, milliseconds: number): void {
    this.publishes.set(where, [...(this.publishes.get(where) ?? []), milliseconds]);
  }

  /** @param memoryMax MiB of an instance @returns whether all invariants held */
  print(instances: readonly Instance[], memoryMax: number): boolean {
    for (const { name, memory, memoryKills, disk } of instances) {
      if (memoryKills > 0) this.violate(`instance ${name} was killed ${memoryKills} times for want of memory`);
      if (memory > memoryMax) this.violate(`instance ${name} used ${Math.round(memory)} MB of memory`);
      if (disk > DISK_MAX) this.violate(`instance ${name} wrote ${Math.round(disk)} MB`);
    }
    console.log('\nrequests  median ms  p99 ms  answers');
    for (const [kind, { requests, statuses, times }] of this.rows) {
      const answers = Object.entries(statuses).map(([group, count]) => `${count} ${group}`);
      const columns = [requests, percentile(times, 0.5), percentile(times, 0.99)].map((value) => String(value).padStart(8));
      console.log(`${columns.join(' ')}  ${kind}: ${answers.join(', ')}`);
    }
    console.log('\npublishes seen  median ms  longest ms  phase, target');
    for (const [phase, times] of this.publishes) {
      const columns = [times.length, percentile(times, 0.5), Math.max(...times)].map((value) => String(value).padStart(10));
      console.log(`${columns.join(' ')}  ${phase}`);
    }
    console.log('\nmemory MB  written MB  kills  instance');
    for (const { name, memory, disk, kills } of instances) {
      console.log(`${[memory, disk, kills].map((value) => String(Math.round(value)).padStart(9)).join(' ')}  ${name}`);
    }
    console.log(`\n${this.violations.length} violations`);
    for (const text of this.violations.slice(0, PRINTED_MAX)) console.log(`  ${text}`);
    return this.violations.length === 0;
  }
}
