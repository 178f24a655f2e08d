export * from './generated';
export * from './generated/model';
export * from './http-error';
export * from './query-defaults';
export * from './send-request';
export * from './session-renewal';
