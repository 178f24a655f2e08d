import type { RuleObject } from 'antd/es/form';

export const fieldRule = (errorOf: (typed: string) => string | false | null | undefined): RuleObject => ({
  validator: (_rule, typed: unknown) => {
    const error = errorOf(typeof typed === 'string' ? typed : '');
    return error ? Promise.reject(new Error(error)) : Promise.resolve();
  },
});
