import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { SETTINGS } from '#lib/config/setting-definitions.ts';

// No package of the project has the schemas of Kubernetes, so these have the fields that the manifests use, and no others.

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'docs/deploy/kubernetes');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const name = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
const labels = z.record(z.string(), name);
const metadata = z.strictObject({ name, labels });
const selector = z.strictObject({ matchLabels: labels });
const port = z.union([z.int().min(1).max(65_535), name]);
const quantity = z.string().regex(/^\d+(?:m|Mi|Gi)?$/);
const kind = <Version extends string, Kind extends string, Rest extends z.ZodRawShape>(
  apiVersion: Version,
  kindName: Kind,
  rest: Rest,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kindName), metadata, ...rest });

const probe = z
  .strictObject({
    httpGet: z.strictObject({ path: z.string().startsWith('/'), port }).optional(),
    tcpSocket: z.strictObject({ port }).optional(),
    periodSeconds: z.int().optional(),
    timeoutSeconds: z.int().optional(),
    failureThreshold: z.int().optional(),
  })
  .refine(({ httpGet, tcpSocket }) => (httpGet === undefined) !== (tcpSocket === undefined));
const container = z.strictObject({
  name,
  image: z.string().regex(/^[\w./-]+:[\w.-]+$/),
  args: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name, containerPort: z.int() })),
  envFrom: z
    .array(
      z.union([
        z.strictObject({ configMapRef: z.strictObject({ name }) }),
        z.strictObject({ secretRef: z.strictObject({ name }) }),
      ]),
    )
    .optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z
    .strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.tuple([z.literal('sleep'), z.string()]) }) }) })
    .optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
});
const pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.int().optional(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().min(1),
    runAsGroup: z.int().optional(),
    fsGroup: z.int().optional(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: z.int(),
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    )
    .optional(),
  containers: z.tuple([container]),
  volumes: z.array(
    z.union([
      z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity }) }),
      z.strictObject({ name, persistentVolumeClaim: z.strictObject({ claimName: name }) }),
    ]),
  ),
});
const peer = z.strictObject({ podSelector: selector.optional(), namespaceSelector: selector.optional() });
const ports = z.array(z.strictObject({ port, protocol: z.enum(['TCP', 'UDP']).optional() }));

const object = z.discriminatedUnion('kind', [
  kind('v1', 'ConfigMap', { data: z.record(z.string(), z.string()) }),
  kind('v1', 'PersistentVolumeClaim', {
    spec: z.strictObject({
      accessModes: z.tuple([z.literal('ReadWriteMany')]),
      resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
    }),
  }),
  kind('apps/v1', 'Deployment', {
    spec: z.strictObject({
      replicas: z.int().optional(),
      selector,
      strategy: z.strictObject({ rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }) }).optional(),
      template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
    }),
  }),
  kind('v1', 'Service', {
    spec: z.strictObject({ selector: labels, ports: z.array(z.strictObject({ name, port, targetPort: port })) }),
  }),
  kind('networking.k8s.io/v1', 'Ingress', {
    spec: z.strictObject({
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string(),
                pathType: z.literal('Prefix'),
                backend: z.strictObject({ service: z.strictObject({ name, port: z.strictObject({ name }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  kind('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: z.strictObject({
      scaleTargetRef: z.strictObject({ apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name }),
      minReplicas: z.int(),
      maxReplicas: z.int(),
      metrics: z.tuple([
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.literal('cpu'),
            target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int().max(100) }),
          }),
        }),
      ]),
      behavior: z.strictObject({ scaleDown: z.strictObject({ stabilizationWindowSeconds: z.int().max(3600) }) }),
    }),
  }),
  kind('policy/v1', 'PodDisruptionBudget', { spec: z.strictObject({ minAvailable: z.int(), selector }) }),
  kind('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: z.strictObject({
      podSelector: selector,
      policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
      ingress: z.array(z.strictObject({ from: z.array(peer), ports })),
      egress: z.array(z.strictObject({ to: z.array(peer).optional(), ports })).optional(),
    }),
  }),
  kind('monitoring.coreos.com/v1', 'ServiceMonitor', {
    spec: z.strictObject({
      selector,
      endpoints: z.tuple([
        z.strictObject({
          port: name,
          path: z.string(),
          interval: z.string(),
          authorization: z.strictObject({ credentials: z.strictObject({ name, key: z.string() }) }),
        }),
      ]),
    }),
  }),
]);
type Manifest = z.infer<typeof object>;

const documents = readdirSync(FOLDER).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => ({ file, document })),
);

test.each(documents.map(({ file, document }, index) => [`${file} ${index}`, document] as const))(
  '%s is an object of Kubernetes with the fields of its kind only',
  (_name, document) => {
    expect(document.errors).toEqual([]);
    const { error } = object.safeParse(document.toJS());
    expect(error?.issues ?? []).toEqual([]);
  },
);

const objects: Manifest[] = documents.map(({ document }) => document.toJS());
function one<Kind extends Manifest['kind']>(kindName: Kind, objectName = 'site') {
  const [found, ...others] = objects.filter((each) => each.kind === kindName && each.metadata.name === objectName);
  if (!found || others.length > 0) throw new Error(`not one ${kindName} ${objectName}`);
  return found as Extract<Manifest, { kind: Kind }>;
}

const deployment = one('Deployment').spec;
const { spec } = deployment.template;
const [site] = spec.containers;

test('every kind that an installation needs is there, and selectors find the pods', () => {
  const kinds = ['ConfigMap', 'Ingress', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'ServiceMonitor', 'NetworkPolicy'];
  expect(objects.map((each) => each.kind)).toEqual(expect.arrayContaining(kinds));
  for (const owner of ['site', 'valkey']) {
    const { selector: chosen, template } = one('Deployment', owner).spec;
    const services = one('Service', owner).spec;
    const selectors = [chosen.matchLabels, services.selector, one('NetworkPolicy', owner).spec.podSelector.matchLabels];
    for (const each of selectors) expect(each).toEqual(template.metadata.labels);
    const names = template.spec.containers[0].ports.map((each) => each.name);
    expect(services.ports.map((each) => each.targetPort)).toEqual(names);
    const volumes = template.spec.volumes.map((each) => each.name);
    expect(template.spec.containers[0].volumeMounts.map((each) => each.name)).toEqual(volumes);
  }
  expect(one('PodDisruptionBudget').spec.selector.matchLabels).toEqual(deployment.selector.matchLabels);
});

test('settings exist, folders that the site writes to are volumes, and the port is that of the image', () => {
  const image = read('docs/deploy/Containerfile');
  const { data } = one('ConfigMap');
  const names = Object.keys(data).filter((each) => each !== 'NODE_COMPILE_CACHE');
  expect(names.filter((each) => !Object.hasOwn(SETTINGS, each))).toEqual([]);
  expect(SETTINGS).toHaveProperty(one('ServiceMonitor').spec.endpoints[0].authorization.credentials.key);
  const [, dataFolder] = /DATA_DIR=(\S+)/.exec(image) ?? [];
  const mounts = site.volumeMounts.map((each) => each.mountPath);
  for (const folder of [data.CACHE_DIR, data.NODE_COMPILE_CACHE, dataFolder])
    expect([folder, mounts.some((mount) => folder === mount || folder?.startsWith(`${mount}/`))]).toEqual([folder, true]);
  expect(site.ports[0]?.containerPort).toBe(SETTINGS.PORT.fallback);
  expect(image).toContain(`EXPOSE ${SETTINGS.PORT.fallback}`);
});

test('probes and metrics ask services that exist', () => {
  const probes = [site.startupProbe, site.readinessProbe, site.livenessProbe].map((each) => each?.httpGet?.path);
  expect(probes).toEqual(['/service/health', '/service/ready', '/service/health']);
  for (const address of [...probes, one('ServiceMonitor').spec.endpoints[0].path])
    expect([address, existsSync(path.join(ROOT, 'app', `${address}/route.ts`))]).toEqual([address, true]);
});

test('an instance has the time to finish, and one stays while others leave', () => {
  const preStop = Number(site.lifecycle?.preStop.exec.command[1]);
  const [, drain = ''] = /(\d+)_000/.exec(read('lib/server/shutdown.ts')) ?? [];
  expect(Number(drain)).toBe(10);
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(preStop + Number(drain));
  // The autoscaler has the number of instances.
  expect(deployment.replicas).toBeUndefined();
  expect(deployment.strategy?.rollingUpdate.maxUnavailable).toBe(0);
  expect(one('HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThan(one('PodDisruptionBudget').spec.minAvailable);
});

test('Valkey has more memory than it fills, and only the site reaches it', () => {
  const [valkey] = one('Deployment', 'valkey').spec.template.spec.containers;
  const { args = [] } = valkey;
  expect(args).toEqual(expect.arrayContaining(['--maxmemory-policy', 'volatile-lru']));
  const most = Number.parseInt(args[args.indexOf('--maxmemory') + 1] ?? '', 10);
  expect(Number.parseInt(valkey.resources.limits.memory, 10)).toBeGreaterThan(most);
  expect(one('NetworkPolicy', 'valkey').spec.ingress).toHaveLength(1);
});
