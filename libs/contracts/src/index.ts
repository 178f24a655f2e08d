export * from './http-error';
export * from './problem-document';
export * from './query-defaults';
export * from './send-request';
