// The compiler that checks and builds (decision 0039); typescript-eslint needs the older `typescript`.
import '../../node_modules/typescript-7/bin/tsc';
