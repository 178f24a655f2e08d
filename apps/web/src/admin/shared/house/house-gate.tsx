import type { ReactNode } from 'react';
import { HouseProvider } from '../../../shared/site/house';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import { useHouseQuery } from '../api/use-house-query';

/** Gives its children the house once it is known. */
export function HouseGate({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useHouseQuery();
  if (data) return <HouseProvider value={data.house}>{children}</HouseProvider>;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
}
