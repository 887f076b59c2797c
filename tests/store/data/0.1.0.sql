BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	"match" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('IKU6MwBdFogrZo8kwVcbeg',0,1.79495747211861944201e+09,'QxMx9UIHOgpwPU8PGnBsyA','Ada',0,'Hello, Bob');
INSERT INTO "chat" VALUES('IKU6MwBdFogrZo8kwVcbeg',1,1.79495747214250373838e+09,'jh3QCGRvrs43B412tonDNg','Bob',1,'Hello, Ada');
CREATE TABLE events (
	"match" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',0,'{"type":"joined","seat":1,"person":{"type":"person","id":"jh3QCGRvrs43B412tonDNg","name":"Bob"},"at":1794957471.8618345}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',1,'{"type":"started","at":1794957471.8618345}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',2,'{"type":"moved","seat":-1,"move":{"type":"lot","seat":0},"at":1794957471.8618345}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',3,'{"type":"moved","seat":0,"move":{"type":"go","path":["a1","a3"],"side":[]},"at":1794957471.9085803}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',4,'{"type":"moved","seat":1,"move":{"type":"go","path":["a7","a6"],"side":[]},"at":1794957471.9504602}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',5,'{"type":"moved","seat":1,"move":{"type":"go","path":["a6","a5"],"side":[]},"at":1794957471.954102}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',6,'{"type":"moved","seat":1,"move":{"type":"go","path":["a5","a4"],"side":[]},"at":1794957471.9581575}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',7,'{"type":"moved","seat":0,"move":{"type":"go","path":["a2","b3"],"side":[]},"at":1794957471.9655883}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',8,'{"type":"moved","seat":0,"move":{"type":"go","path":["a3","b4"],"side":[]},"at":1794957472.0104113}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',9,'{"type":"moved","seat":1,"move":{"type":"go","path":["a4","a3"],"side":[]},"at":1794957472.0544848}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',10,'{"type":"moved","seat":1,"move":{"type":"go","path":["a3","a2"],"side":[]},"at":1794957472.0591385}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',11,'{"type":"moved","seat":0,"move":{"type":"go","path":["b1","a1"],"side":[]},"at":1794957472.0662308}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',12,'{"type":"moved","seat":0,"move":{"type":"go","path":["a1","a3"],"side":[]},"at":1794957472.11393}');
INSERT INTO "events" VALUES('IKU6MwBdFogrZo8kwVcbeg',13,'{"type":"draw-offered","seat":0,"at":1794957472.1679614}');
INSERT INTO "events" VALUES('GjbmZRUPcgyJ1fiauFit4g',0,'{"type":"joined","seat":1,"person":{"type":"person","id":"jh3QCGRvrs43B412tonDNg","name":"Bob"},"at":1794957472.3033173}');
INSERT INTO "events" VALUES('GjbmZRUPcgyJ1fiauFit4g',1,'{"type":"started","at":1794957472.3033173}');
INSERT INTO "events" VALUES('GjbmZRUPcgyJ1fiauFit4g',2,'{"type":"moved","seat":-1,"move":{"type":"lot","seat":0},"at":1794957472.3033173}');
INSERT INTO "events" VALUES('GjbmZRUPcgyJ1fiauFit4g',3,'{"type":"moved","seat":0,"move":{"type":"go","path":["a1","a3"],"side":[]},"at":1794957472.3582625}');
INSERT INTO "events" VALUES('GjbmZRUPcgyJ1fiauFit4g',4,'{"type":"resigned","seat":1,"at":1794957472.363428}');
INSERT INTO "events" VALUES('GjbmZRUPcgyJ1fiauFit4g',5,'{"type":"rematch-offered","seat":0,"at":1794957472.4140258}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',0,'{"type":"started","at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',1,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"E"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',2,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"F"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',3,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"G"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',4,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"N"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',5,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"J"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',6,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"N"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',7,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"R"},"at":1794957472.7092245}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',8,'{"type":"moved","seat":0,"move":{"type":"build","column":[0,1],"pieces":[[0,0],[0,6],[0,3]],"letters":""},"at":1794957478.1067383}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',9,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"U"},"at":1794957478.1067383}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',10,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"G"},"at":1794957478.1067383}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',11,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"I"},"at":1794957478.1067383}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',12,'{"type":"moved","seat":0,"move":{"type":"remove","column":[0,1],"space_age":false},"at":1794957478.134301}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',13,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"S"},"at":1794957478.134301}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',14,'{"type":"moved","seat":0,"move":{"type":"build","column":[0,4],"pieces":[[0,0],[0,2],[0,3],[0,6],[0,5],[0,1]],"letters":""},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',15,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"E"},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',16,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"O"},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',17,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"Y"},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',18,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"A"},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',19,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"V"},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',20,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"Q"},"at":1794957478.1499052}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',21,'{"type":"moved","seat":0,"move":{"type":"remove","column":[0,4],"space_age":false},"at":1794957478.1610909}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',22,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"U"},"at":1794957478.1610909}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',23,'{"type":"moved","seat":0,"move":{"type":"build","column":[0,6],"pieces":[[0,4],[0,3],[0,2]],"letters":""},"at":1794957478.179565}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',24,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"N"},"at":1794957478.179565}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',25,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"O"},"at":1794957478.179565}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',26,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"H"},"at":1794957478.179565}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',27,'{"type":"moved","seat":0,"move":{"type":"remove","column":[0,6],"space_age":false},"at":1794957478.1985068}');
INSERT INTO "events" VALUES('tPZgVohy-QEZX6cxAAzgYw',28,'{"type":"moved","seat":-1,"move":{"type":"draw","card":"M"},"at":1794957478.1985068}');
INSERT INTO "events" VALUES('-wEWF7FDkfYsYKbc0zY76w',0,'{"type":"started","at":1794957478.2795234}');
INSERT INTO "events" VALUES('-wEWF7FDkfYsYKbc0zY76w',1,'{"type":"moved","seat":-1,"move":{"type":"lot","dealer":0},"at":1794957478.2795234}');
INSERT INTO "events" VALUES('-wEWF7FDkfYsYKbc0zY76w',2,'{"type":"moved","seat":-1,"move":{"type":"turn","style":"sports"},"at":1794957478.2795234}');
INSERT INTO "events" VALUES('-wEWF7FDkfYsYKbc0zY76w',3,'{"type":"moved","seat":-2,"move":{"type":"time"},"at":1794957479.2820451}');
INSERT INTO "events" VALUES('-wEWF7FDkfYsYKbc0zY76w',4,'{"type":"moved","seat":-1,"move":{"type":"deal","consonants":"YHJVT"},"at":1794957479.2820451}');
CREATE TABLE journal (
	id INTEGER NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	status VARCHAR(10), 
	summary TEXT, 
	changed DOUBLE, 
	due DOUBLE, 
	lease DOUBLE, 
	PRIMARY KEY (id)
);
CREATE TABLE links (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	header TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	summary TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	due DOUBLE, 
	lease DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('IKU6MwBdFogrZo8kwVcbeg','yali','{"game":"yali","options":{"rules":"tournament","rows":8,"arrival":"zone"},"seats":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"open"}],"control":{"type":"real-time","base":3600.0,"increment":5.0},"created_by":"QxMx9UIHOgpwPU8PGnBsyA","created_at":1794957471.8102772,"rules":"","lexicon":"","takebacks":true,"stand_in":"3","rematch_of":null}',14,'running',1,1,'QxMx9UIHOgpwPU8PGnBsyA','{"holders":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"jh3QCGRvrs43B412tonDNg","name":"Bob"}],"acting":[1],"outcome":null,"rematch":null}',1.79495747181150364871e+09,1.79495747216796135907e+09,1.79496109701562547682e+09,0.0);
INSERT INTO "matches" VALUES('GjbmZRUPcgyJ1fiauFit4g','yali','{"game":"yali","options":{"rules":"base","rows":8,"arrival":"zone"},"seats":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"open"}],"control":{"type":"untimed"},"created_by":"QxMx9UIHOgpwPU8PGnBsyA","created_at":1794957472.2541928,"rules":"","lexicon":"","takebacks":true,"stand_in":"3","rematch_of":null}',6,'over',0,1,'QxMx9UIHOgpwPU8PGnBsyA','{"holders":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"jh3QCGRvrs43B412tonDNg","name":"Bob"}],"acting":[],"outcome":{"winners":[0],"reason":"resigned","scores":[]},"rematch":null}',1.79495747225422501566e+09,1.79495747241402578355e+09,NULL,0.0);
INSERT INTO "matches" VALUES('tPZgVohy-QEZX6cxAAzgYw','bali','{"game":"bali","options":{"edition":"avalon-hill-1980","mode":"referee","partnership":false,"space_age":false,"bonus":"edition","challenge_seconds":15,"naming_seconds":30,"vote_seconds":30},"seats":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"}],"control":{"type":"untimed"},"created_by":"QxMx9UIHOgpwPU8PGnBsyA","created_at":1794957472.7069519,"rules":"","lexicon":"","takebacks":true,"stand_in":"3","rematch_of":null}',29,'running',0,1,'QxMx9UIHOgpwPU8PGnBsyA','{"holders":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"}],"acting":[0],"outcome":null,"rematch":null}',1.79495747270922446255e+09,1.79495747819850683208e+09,NULL,0.0);
INSERT INTO "matches" VALUES('-wEWF7FDkfYsYKbc0zY76w','wordjam','{"game":"wordjam","options":{"language":"en","look":1,"race":600,"word":10,"dispute":6,"vote":15,"bets":20,"sandglass":20,"thief":10,"pause":12},"seats":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"}],"control":{"type":"untimed"},"created_by":"QxMx9UIHOgpwPU8PGnBsyA","created_at":1794957478.2693815,"rules":"","lexicon":"","takebacks":true,"stand_in":"3","rematch_of":null}',5,'running',0,1,'QxMx9UIHOgpwPU8PGnBsyA','{"holders":[{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"},{"type":"person","id":"QxMx9UIHOgpwPU8PGnBsyA","name":"Ada"}],"acting":[0,1,2,3,4],"outcome":null,"rematch":null}',1.7949574782795233727e+09,1.7949574792820451259e+09,1.79495807928204512593e+09,0.0);
INSERT INTO "matches" VALUES('yLK2eiov532g4W44-S_mGA','yali','{"game":"yali","options":{"rules":"base","rows":8,"arrival":"zone"},"seats":[{"type":"person","id":"jh3QCGRvrs43B412tonDNg","name":"Bob"},{"type":"open"}],"control":{"type":"untimed"},"created_by":"jh3QCGRvrs43B412tonDNg","created_at":1794957480.8143473,"rules":"","lexicon":"","takebacks":true,"stand_in":"3","rematch_of":null}',0,'open',1,1,'jh3QCGRvrs43B412tonDNg','{"holders":[{"type":"person","id":"jh3QCGRvrs43B412tonDNg","name":"Bob"},{"type":"open"}],"acting":[],"outcome":null,"rematch":null}',1.79495748081437134745e+09,1.79495748081437134745e+09,1.79495748081437134745e+09,0.0);
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('generation','1');
INSERT INTO "meta" VALUES('appender','2ff8c5124aadb408');
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name TEXT NOT NULL, 
	name_key TEXT NOT NULL, 
	passphrase TEXT, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('QxMx9UIHOgpwPU8PGnBsyA','Ada','ada','scrypt$16384$7be705d029a2925dc81b3a9224e1245a$20b1fdabff0f5376610e35be6bf5fff259b1cc600b5374c7a31585104da9e8dd10476b80081a0797a91f8b84e9cf0d9aab14bf3f100ab6242f1ceb0e905706a9',1.7949574715707018375e+09,1.7949574715707018375e+09);
INSERT INTO "people" VALUES('jh3QCGRvrs43B412tonDNg','Bob','bob',NULL,1.79495747159135293964e+09,1.79495747159135293964e+09);
CREATE TABLE seats (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('IKU6MwBdFogrZo8kwVcbeg',0,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('IKU6MwBdFogrZo8kwVcbeg',1,'jh3QCGRvrs43B412tonDNg');
INSERT INTO "seats" VALUES('GjbmZRUPcgyJ1fiauFit4g',0,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('GjbmZRUPcgyJ1fiauFit4g',1,'jh3QCGRvrs43B412tonDNg');
INSERT INTO "seats" VALUES('tPZgVohy-QEZX6cxAAzgYw',0,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('-wEWF7FDkfYsYKbc0zY76w',0,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('-wEWF7FDkfYsYKbc0zY76w',1,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('-wEWF7FDkfYsYKbc0zY76w',2,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('-wEWF7FDkfYsYKbc0zY76w',3,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('-wEWF7FDkfYsYKbc0zY76w',4,'QxMx9UIHOgpwPU8PGnBsyA');
INSERT INTO "seats" VALUES('yLK2eiov532g4W44-S_mGA',0,'jh3QCGRvrs43B412tonDNg');
CREATE UNIQUE INDEX people_claimed_names ON people (name_key) WHERE passphrase IS NOT NULL;
CREATE INDEX seats_person ON seats (person);
CREATE INDEX chat_person ON chat (person);
CREATE INDEX matches_waiting ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_listed ON matches (changed) WHERE public AND status <> 'over';
CREATE INDEX matches_over ON matches (changed) WHERE status = 'over';
COMMIT;
