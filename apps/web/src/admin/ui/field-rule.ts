import type { RuleObject } from 'antd/es/form';

export const toFieldRule = (findError: (text: string) => string | false | null | undefined): RuleObject => ({
  validator: (_rule, input: unknown) => {
    const error = findError(typeof input === 'string' ? input : '');
    return error ? Promise.reject(new Error(error)) : Promise.resolve();
  },
});
