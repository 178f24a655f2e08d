import type { RuleObject } from 'antd/es/form';

/** A rule of a form field: `errorOf` returns the sentence for a wrong value, else nothing. */
export const fieldRule = (errorOf: (typed: string) => string | false | null | undefined): RuleObject => ({
  validator: (_rule, typed: unknown) => {
    const error = errorOf(typeof typed === 'string' ? typed : '');
    return error ? Promise.reject(new Error(error)) : Promise.resolve();
  },
});
