import { Outlet } from 'react-router-dom';
import { Answering } from '../../../features/admin-answers/answering.js';
import { useAdminSession } from '../../../features/administration/admin-area.queries.js';

/** Around the administrators' pages whose forms send texts. */
export function AnsweringLayout() {
  const { data: session } = useAdminSession();
  return (
    <Answering administrator={session?.name ?? null}>
      <Outlet />
    </Answering>
  );
}
