import { createContext, useContext } from 'react';

export function createRequiredContext<Value>(name: string) {
  const Context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = useContext(Context);
    if (value === null) throw new Error(`${name} is missing`);
    return value;
  };
  return [Context.Provider, useValue] as const;
}
