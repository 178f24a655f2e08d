import { memo } from 'react';
import { Drawn } from './island';
import { type IslandLoaders, islandSource } from './island-source';

/**
 * A static part until `prepare` has fetched its code and there is newer data: then it is rendered from that data, in
 * place of the server's markup. It is never hydrated: the browser does not have the data of the server's markup.
 */
export function renewableIsland(loaders: IslandLoaders, useIsNewer: () => boolean) {
  const source = islandSource(loaders);
  const Island = memo(function RenewableIsland() {
    return <Drawn key={useIsNewer() ? 'newer' : 'drawn'} source={source} />;
  });
  return { Island, prepare: source.preload };
}
