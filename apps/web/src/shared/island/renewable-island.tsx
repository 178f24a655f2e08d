import { memo } from 'react';
import { Drawn } from './island';
import { type IslandLoaders, islandSource } from './island-source';

/**
 * A part that only stands there until `prepare` has fetched what draws it and there is something newer to show: then it is drawn from
 * that, in place of what the server has drawn. It is never taken over: the browser does not have what the server drew it from.
 */
export function renewableIsland(loaders: IslandLoaders, useIsNewer: () => boolean) {
  const source = islandSource(loaders);
  const Island = memo(function RenewableIsland() {
    return <Drawn key={useIsNewer() ? 'newer' : 'drawn'} source={source} />;
  });
  return { Island, prepare: source.preload };
}
