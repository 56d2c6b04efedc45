/** For tests: catches the lines of the log. `jest.restoreAllMocks` ends it. @returns the lines so far, as objects */
export function captureLog(): () => Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  return () => lines;
}
