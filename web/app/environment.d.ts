/// <reference types="vite/client" />
import 'react-router';

declare module 'react-router' {
  // Gives loaders a typed context: see page-loader.ts.
  interface Future {
    v8_middleware: true;
  }
}
