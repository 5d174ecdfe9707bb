// In the client build, this is a part of the package that pages load late (web/build/late-router.ts).
export { createBrowserRouter } from 'react-router-dom';
