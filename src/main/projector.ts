/** The projector as a process of its own. */
import { runService } from './run-service.ts';
import { startProjector } from './start-projector.ts';

await runService('projector', [startProjector]);
