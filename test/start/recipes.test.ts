import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { checkEnvironment } from '../../src/environment.ts';

/** No container engine is needed to see that the program takes what the recipes give it. */
const image = Object.fromEntries(
  (/^ENV (.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const known = new Set(
  Object.keys(
    checkEnvironment({
      DISCORD_TOKEN: token,
      REDIS_URL: 'redis://a',
      REDIS_PASSWORD: 'a',
      REDIS_CLUSTER: 'a:1',
      REST_PROXY: 'http://a',
      HEALTH_PORT: '1',
      WEB_URL: 'https://a',
    }),
  ),
);
const own = new Set(['NODE_ENV']);

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: string;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly env_file?: unknown;
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};

const inProfile = (profile: string): readonly (readonly [string, Service])[] =>
  Object.entries(compose.services).filter(([, { profiles }]) => profiles?.includes(profile));

function settingsOf(environment: Readonly<Record<string, string>>) {
  const given = { ...image, ...environment, ...('DISCORD_TOKEN' in environment ? { DISCORD_TOKEN: token } : {}) };
  expect(Object.keys(given).filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
  return checkEnvironment(given);
}

describe('Dockerfile', () => {
  it('starts the bot as npm start does', () => {
    const command = /^CMD (.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
  });
});

describe('compose.yaml', () => {
  it.each(['cluster', 'cluster-http'])(
    'profile %s: six nodes, two ways in, two workers, the proxy, each with settings the program takes',
    (profile) => {
      const services = inProfile(profile);
      const nodes = services.filter(([, { command }]) => command?.includes('exec redis-server'));
      expect(nodes).toHaveLength(6);
      for (const [, { command }] of nodes) {
        expect(command).toMatch(
          /--cluster-enabled yes .*--appendonly yes --appendfsync always --maxmemory-policy noeviction --requirepass .* --masterauth /,
        );
      }
      const bots = services
        .filter(([, { build }]) => build === '.')
        .map(([name, { environment = {} }]) => [name, settingsOf(environment)] as const);
      expect(bots.map(([, { ROLE }]) => ROLE).toSorted()).toEqual(['gateway', 'gateway', 'proxy', 'worker', 'worker']);
      for (const [, settings] of bots) {
        // Every node that is named is there, and so is the proxy.
        const named = settings.REDIS_CLUSTER?.split(',').map((node) => node.split(':')[0]);
        expect(named).toEqual(nodes.map(([name]) => name));
        expect(new URL(settings.REST_PROXY ?? '').hostname).toBe(bots.find(([, { ROLE }]) => ROLE === 'proxy')?.[0]);
        expect(new URL(settings.REST_PROXY ?? '').port).toBe(String(settings.PROXY_PORT));
        expect(settings.PROXY_HOST).toBe('0.0.0.0');
        if (settings.ROLE === 'gateway')
          expect(settings.INTERACTIONS).toBe(profile === 'cluster-http' ? 'http' : 'gateway');
      }
    },
  );

  it('lets interactions by HTTP in where the program waits for them', () => {
    for (const [, { environment = {}, ports = [] }] of inProfile('cluster-http').filter(
      ([, service]) => service.environment?.['INTERACTIONS'] === 'http',
    )) {
      expect(ports.map((port) => port.split(':').at(-1))).toEqual([String(settingsOf(environment).INTERACTIONS_PORT)]);
      expect(settingsOf(environment).INTERACTIONS_HOST).toBe('0.0.0.0');
    }
  });

  it('profile web: two processes for the match page, where its ports lead', () => {
    const services = inProfile('web');
    expect(services).toHaveLength(2);
    for (const [, { environment = {}, ports = [] }] of services) {
      const settings = settingsOf({ ...environment, WEB_URL: 'https://parley.example.org' });
      expect([settings.ROLE, settings.WEB_HOST]).toEqual(['web', '0.0.0.0']);
      expect(ports.map((port) => port.split(':').at(-1))).toEqual([String(settings.WEB_PORT)]);
    }
    expect(compose.services['bot']?.ports).toContain('127.0.0.1:8083:8083');
  });

  it('without a profile is one bot on one Redis', () => {
    const alone = Object.entries(compose.services).filter(([, { profiles }]) => profiles === undefined);
    expect(alone.map(([name]) => name)).toEqual(['bot', 'redis']);
    const settings = settingsOf(alone[0]?.[1].environment ?? {});
    expect(settings).toMatchObject({ ROLE: 'all', HEALTH_HOST: '0.0.0.0', INTERACTIONS_HOST: '0.0.0.0' });
    expect(alone[0]?.[1].ports).toEqual(
      [settings.HEALTH_PORT, settings.INTERACTIONS_PORT, settings.WEB_PORT].map((port) => `127.0.0.1:${port}:${port}`),
    );
    expect(alone[0]?.[1].environment?.['REDIS_URL']).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?.*\}@redis:6379$/);
    expect(alone[1]?.[1].command).toContain('--requirepass "$$REDIS_PASSWORD"');
  });

  it.each(Object.entries(compose.services))(
    '%s runs with as few rights as it needs, and its ports are for this machine only',
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.mem_limit).toMatch(/^\d+m$/);
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
      if (service.build) expect(service.env_file).toEqual([{ path: '.env', required: false }]);
    },
  );
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly ports?: readonly { readonly port: number; readonly targetPort: string }[];
    readonly selector: { readonly role?: string };
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: { readonly containers: readonly Container[] };
    };
  };
}
interface Container {
  readonly securityContext: unknown;
  readonly resources: { readonly requests: { readonly memory: string }; readonly limits: { readonly memory: string } };
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly livenessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
}

describe('kubernetes.yaml', () => {
  const manifests = parseAllDocuments(readFileSync('assets/operations/kubernetes.yaml', 'utf8')).map(
    (document) => document.toJS() as Manifest,
  );

  it('starts each role with settings the program takes, and asks where it answers', () => {
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
    const roles = deployments.map(({ spec }) => {
      const [container] = spec.template?.spec.containers ?? [];
      const secret = { DISCORD_TOKEN: token, REDIS_CLUSTER: 'a:6379,b:6379' };
      const settings = settingsOf({
        ...secret,
        ...Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []),
      });
      const ports = Object.fromEntries(container?.ports.map(({ name, containerPort }) => [name, containerPort]) ?? []);
      expect(ports['health']).toBe(settings.HEALTH_PORT);
      if (settings.ROLE === 'proxy') expect(ports['proxy']).toBe(settings.PROXY_PORT);
      else expect(settings.WEB_URL).toBe('https://parley.example.org');
      if (settings.ROLE === 'web') expect(ports['web']).toBe(settings.WEB_PORT);
      expect(container?.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect([container?.resources.requests.memory, container?.resources.limits.memory]).toEqual([
        expect.stringMatching(/^\d+Mi$/),
        expect.stringMatching(/^\d+Mi$/),
      ]);
      expect(container?.livenessProbe.httpGet).toEqual({ path: '/health', port: 'health' });
      expect(spec.template?.metadata.labels['role']).toBe(settings.ROLE);
      return settings.ROLE;
    });
    expect(roles).toEqual(['gateway', 'worker', 'proxy', 'web']);
  });

  it('has the proxy behind the name that the others use', () => {
    const service = manifests.find(({ kind }) => kind === 'Service');
    const used = readFileSync('assets/operations/kubernetes.yaml', 'utf8').match(/http:\/\/[\w-]+:\d+/g) ?? [];
    expect(new Set(used)).toEqual(new Set([`http://${service?.metadata.name}:${service?.spec.ports?.[0]?.port}`]));
    expect(service?.spec.selector.role).toBe('proxy');
  });

  it('has the match page behind a service', () => {
    const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'parley-web');
    expect(service?.spec).toEqual({
      selector: { app: 'parley', role: 'web' },
      ports: [{ port: 80, targetPort: 'web' }],
    });
  });
});
