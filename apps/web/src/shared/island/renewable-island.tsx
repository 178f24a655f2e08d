import type { Language } from '@strapec/domain';
import { type ComponentType, memo } from 'react';
import { Drawn } from './island';
import { type IslandLoaders, islandSource } from './island-source';

/** A part that the server draws and that the page can draw anew from what is newer. */
export interface RenewableIsland {
  Island: ComponentType;
  /** Fetches what draws it; only then may there be something newer. */
  prepare: (language: Language) => Promise<void>;
}

/**
 * A part that only stands there until there is something newer to show: then it is drawn from that, in place of what the server has
 * drawn. It is never taken over: the browser does not have what the server drew it from.
 */
export function renewableIsland(loaders: IslandLoaders, useIsNewer: () => boolean): RenewableIsland {
  const source = islandSource(loaders);
  const Island = memo(function RenewableIsland() {
    return <Drawn key={useIsNewer() ? 'newer' : 'drawn'} source={source} />;
  });
  return { Island, prepare: source.preload };
}
