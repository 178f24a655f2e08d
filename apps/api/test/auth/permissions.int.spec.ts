import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type StaffRole, hasPermission, permissions, staffRoles } from '@strapec/domain';
import { requestApi } from '../support/request-api';
import { type Operation, listOperations } from '../support/openapi-operations';
import { saveProofFigures } from '../support/proof-report';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const sourceFolder = join(__dirname, '../../src');
const unknownId = '00000000-0000-4000-8000-000000000000';
let staffOperations: Operation[];
let permissionsById: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  staffOperations = (await listOperations()).filter(({ security }) => security !== undefined);
  permissionsById = await readPermissionsInCode();
});

describe('proof S11: the permissions of staff calls', () => {
  it('are one per call, and each permission of the domain is required by a call', () => {
    for (const { id } of staffOperations) expect([id, permissionsById.get(id)]).toEqual([id, [expect.any(String)]]);
    const requiredPermissions = new Set([...permissionsById.values()].flat());
    expect([...requiredPermissions].sort()).toEqual([...permissions].sort());
  });

  it.each(staffRoles)('allow a staff member with the role %s exactly the calls of its permissions', async (role) => {
    const headers = await signInAs(role);
    const violations: unknown[] = [];
    for (const operation of staffOperations) {
      const permission = (permissionsById.get(operation.id) ?? [])[0];
      const isPermitted = permissions.some(
        (knownPermission) => knownPermission === permission && hasPermission(role, knownPermission),
      );
      const { status, code } = await callWithUnknownId(operation, headers);
      const isAccepted = status !== 401 && status !== 403 && status < 500;
      const isRefused = status === 403 && code === 'not_permitted';
      if (isPermitted ? !isAccepted : !isRefused) violations.push([operation.id, status, code]);
    }
    expect(violations).toEqual([]);
    saveProofFigures('S11', 'Each role does what its list says, whichever call is made', {
      'staff calls': staffOperations.length,
      roles: staffRoles.length,
      'answers against the list': violations.length,
    });
  });

  it('end as soon as the role changes', async () => {
    const account = await createStaffAccount(undefined, 'owner');
    const headers = await signIn(undefined, account);
    expect((await requestApi('/api/admin/system', { headers })).status).toBe(200);
    await sql(`UPDATE users SET role = 'host' WHERE id = $1`, [account.id]);
    expect((await requestApi('/api/admin/system', { headers })).status).toBe(403);
    expect((await requestApi('/api/auth/status', { headers })).body).toMatchObject({ user: { role: 'host' } });
  });

  it('exist for no role beside the known ones', async () => {
    const { id } = await createStaffAccount();
    await expect(sql(`UPDATE users SET role = 'boss' WHERE id = $1`, [id])).rejects.toThrow('users_role_check');
  });
});

const signInAs = async (role: StaffRole) => signIn(undefined, await createStaffAccount(undefined, role));

/** Without a body and for an unknown id: a permitted call changes nothing. */
async function callWithUnknownId({ method, path }: Operation, headers: Record<string, string>) {
  const url = path.replace(/\{\w+\}/g, unknownId);
  // the stream would never end
  const { status, body } = await requestApi<{ code?: string }>(url, {
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    method: url === '/api/admin/live' ? 'HEAD' : method,
  });
  return { status, code: url === '/api/admin/live' && status === 403 ? 'not_permitted' : body?.code };
}

/** `@RequirePermission('…')` among the decorators of each handler, else among those of its controller. */
async function readPermissionsInCode(): Promise<ReadonlyMap<string, string[]>> {
  const permissionsByHandler = new Map<string, string[]>();
  for await (const file of glob('**/*.controller.ts', { cwd: sourceFolder })) {
    for (const controllerSource of readFileSync(join(sourceFolder, file), 'utf8').split(/(?=\n@StaffController)/)) {
      const [head = ''] = /^\n@StaffController[\s\S]*?\n(?:export )?class/.exec(controllerSource) ?? [];
      const controllerPermissions = parsePermissions(head);
      for (const [, decorators = '', handlerName = ''] of controllerSource.matchAll(handlerPattern)) {
        const handlerPermissions = parsePermissions(decorators);
        const requiredPermissions = handlerPermissions.length > 0 ? handlerPermissions : controllerPermissions;
        if (requiredPermissions.length > 0) permissionsByHandler.set(handlerName, requiredPermissions);
      }
    }
  }
  return permissionsByHandler;
}

const parsePermissions = (decorators: string): string[] =>
  [...decorators.matchAll(/@RequirePermission\('([\w.]+)'\)/g)].map(([, permission = '']) => permission);

const handlerPattern = /\n {2}@(?:Get|Post|Put|Patch|Delete)\(([\s\S]*?)\n {2}(?:async )?(\w+)\(/g;
