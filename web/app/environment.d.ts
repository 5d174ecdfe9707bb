/// <reference types="vite/client" />
import 'react-router';

declare module 'react-router' {
  // Loaders get a typed context, as they have here: see page-loader.ts.
  interface Future {
    v8_middleware: true;
  }
}
