type EventMap = WindowEventMap & DocumentEventMap;

/** Returns their removal. */
export function addListeners(
  target: EventTarget,
  listeners: { readonly [Type in keyof EventMap]?: (event: EventMap[Type]) => unknown },
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
