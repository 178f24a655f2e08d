const furtherAttempts = 2; // spec §7

/** Loads a script of another site once; a failed load is tried twice more. */
export async function loadScript(address: string): Promise<void> {
  for (let attempt = 0; attempt <= furtherAttempts; attempt += 1) {
    if (await hasLoaded(address)) return;
  }
  throw new Error(`${address} could not be loaded`);
}

function hasLoaded(address: string): Promise<boolean> {
  const present = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);
  if (present?.dataset['loaded']) return Promise.resolve(true);
  const script = present ?? document.createElement('script');
  return new Promise((resolve) => {
    script.addEventListener('load', () => {
      script.dataset['loaded'] = 'true';
      resolve(true);
    });
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    if (present) return;
    script.src = address;
    script.async = true;
    document.head.append(script);
  });
}
