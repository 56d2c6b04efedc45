/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

test('npm run check-content ends with 1 when the site could not run, and names each failure in JSON', async () => {
  const service = createServer((_request, response) => response.writeHead(500).end('{}')).listen(0);
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const command = execFile(process.execPath, ['lib/cli/check-content.ts', `http://localhost:${port}/`, '--json']);
  const [output, [status]] = await Promise.all([command.stdout?.toArray(), once(command, 'exit')]);
  service.close();
  expect(status).toBe(1);
  const { fits, problems } = JSON.parse(output?.join('') ?? '');
  expect(fits).toBe(false);
  expect(problems).toContainEqual(expect.objectContaining({ kind: 'failure', source: '/api/header?locale=hi' }));
});
