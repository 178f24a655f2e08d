// The compiler that checks and builds everything (decision 0039); `typescript` is the older one that typescript-eslint needs.
import '../../node_modules/typescript-7/bin/tsc';
