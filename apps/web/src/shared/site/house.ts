import type { HouseInPublic } from '@strapec/domain';
import { createContext, useContext } from 'react';

const HouseContext = createContext<HouseInPublic | null>(null);
export const HouseProvider = HouseContext.Provider;

/** When the house is open, and by which rules it takes reservations. */
export function useHouse(): HouseInPublic {
  const house = useContext(HouseContext);
  if (!house) throw new Error('useHouse needs a HouseProvider above it');
  return house;
}
