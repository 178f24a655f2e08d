import { requestApi } from './request-api';

export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, { schema?: Record<string, unknown> }> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Omit<Operation, 'id' | 'method' | 'path'> & { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
}

export async function fetchOpenApi(): Promise<OpenApi> {
  return (await requestApi<OpenApi>('/api/docs-json')).body;
}

/** Every operation of the OpenAPI document, so that tests cover new ones automatically. */
export async function listOperations(): Promise<Operation[]> {
  const { paths } = await fetchOpenApi();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, ...operation }]) => ({
      ...operation,
      id: operationId,
      method: method.toUpperCase(),
      path,
    })),
  );
}
