export * from './builders.js';
export * from './evenings.js';
