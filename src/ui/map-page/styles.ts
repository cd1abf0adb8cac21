// The panel shows the served styles until its components load with these; styles for paper are loaded when printing.
import.meta.glob(['./*.scss', '!./paper-map.scss'], { eager: true });
