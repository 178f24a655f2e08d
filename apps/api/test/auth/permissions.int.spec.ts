import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type StaffRole, hasPermission, permissions, staffRoles } from '@strapec/domain';
import { call } from '../support/call';
import { type Operation, listOperations } from '../support/openapi-operations';
import { keepProof } from '../support/proof-report';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const source = join(__dirname, '../../src');
const nobody = '00000000-0000-4000-8000-000000000000';
let closed: Operation[];
let asked: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  closed = (await listOperations()).filter(({ security }) => security !== undefined);
  asked = await permissionsInCode();
});

describe('proof S11: each staff route and each role', () => {
  it('names exactly one permission, which the domain knows, and no permission is idle', () => {
    for (const { id } of closed) expect([id, asked.get(id)]).toEqual([id, [expect.any(String)]]);
    const named = new Set([...asked.values()].flat());
    expect([...named].sort()).toEqual([...permissions].sort());
  });

  it.each(staffRoles)('lets %s in where the list says so, and nowhere else', async (role) => {
    const headers = await signedInAs(role);
    const wrong: unknown[] = [];
    for (const operation of closed) {
      const permission = (asked.get(operation.id) ?? [])[0];
      const may = permissions.some((one) => one === permission && hasPermission(role, one));
      const { status, code } = await tryOut(operation, headers);
      if (may ? status === 401 || status === 403 || status >= 500 : status !== 403 || code !== 'not_permitted') {
        wrong.push([operation.id, status, code]);
      }
    }
    expect(wrong).toEqual([]);
    keepProof('S11', 'Each role does what its list says, whichever call is made', {
      'staff calls': closed.length,
      roles: staffRoles.length,
      'answers against the list': wrong.length,
    });
  });

  it('takes a right away at once', async () => {
    const account = await createStaffAccount(undefined, 'owner');
    const headers = await signIn(undefined, account);
    expect((await call('/api/admin/system', { headers })).status).toBe(200);
    await sql(`UPDATE users SET role = 'host' WHERE id = $1`, [account.id]);
    expect((await call('/api/admin/system', { headers })).status).toBe(403);
    expect((await call('/api/auth/status', { headers })).body).toMatchObject({ user: { role: 'host' } });
  });

  it('knows no other role', async () => {
    const { id } = await createStaffAccount();
    await expect(sql(`UPDATE users SET role = 'boss' WHERE id = $1`, [id])).rejects.toThrow('users_role_check');
  });
});

const signedInAs = async (role: StaffRole) => signIn(undefined, await createStaffAccount(undefined, role));

/** Without a body, and about nobody: whoever is let in is refused for that, or reads. */
async function tryOut({ method, path }: Operation, headers: Record<string, string>) {
  const address = path.replace(/\{\w+\}/g, nobody);
  // the stream would never end
  const { status, body } = await call<{ code?: string }>(address, {
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    method: address === '/api/admin/live' ? 'HEAD' : method,
  });
  return { status, code: address === '/api/admin/live' && status === 403 ? 'not_permitted' : body?.code };
}

/** `@May('…')` among the decorators of each handler, else among those of its controller. */
async function permissionsInCode(): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const file of glob('**/*.controller.ts', { cwd: source })) {
    for (const controller of readFileSync(join(source, file), 'utf8').split(/(?=\n@StaffController)/)) {
      const ofController = permissionsIn(/^\n@StaffController[\s\S]*?\n(?:export )?class/.exec(controller)?.[0] ?? '');
      for (const [, decorators = '', name = ''] of controller.matchAll(handler)) {
        const own = permissionsIn(decorators);
        const named = own.length > 0 ? own : ofController;
        if (named.length > 0) found.set(name, named);
      }
    }
  }
  return found;
}

const permissionsIn = (decorators: string): string[] =>
  [...decorators.matchAll(/@May\('([\w.]+)'\)/g)].map(([, permission = '']) => permission);

const handler = /\n {2}@(?:Get|Post|Put|Patch|Delete)\(([\s\S]*?)\n {2}(?:async )?(\w+)\(/g;
