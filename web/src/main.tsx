import { createRoot } from 'react-dom/client';
import type { paths } from './api/schema.d.ts';

/** Where a program asks whether the service is ready. */
const readiness: keyof paths = '/health/ready';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <main>
    <h1>Order Intake</h1>
    <p>
      <a href={readiness}>Is the service ready?</a>
    </p>
  </main>,
);
