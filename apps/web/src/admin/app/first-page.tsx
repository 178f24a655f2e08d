import { Navigate } from 'react-router-dom';
import { currentMoment } from '../../shared/clock';
import { useHouseQuery } from '../shared/api/use-house-query';
import { Loading } from '../shared/ui/loading';
import { addressOf, firstTab } from './tabs';

/** Leads to what a host wants at this hour; while nobody knows when the house opens, to the reservations. */
export function FirstPage() {
  const { data, isError } = useHouseQuery();
  if (!data && !isError) return <Loading />;
  return <Navigate to={addressOf(data ? firstTab(data.house, currentMoment()) : 'reservations')} replace />;
}
