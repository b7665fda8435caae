### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games = { $count }판
explorer-empty = 아직 아무도 두지 않은 국면이에요.
explorer-loading = 게임을 찾는 중…
explorer-failed = 탐색기에 연결할 수 없어요.
explorer-offline = 오프라인이에요. 엔진의 게임만 보여 줘요.
explorer-source = 게임
explorer-source-all = 모든 게임
explorer-source-engine = 엔진 게임
explorer-source-server = 이 서버의 게임
explorer-source-index = 운영자의 모음
explorer-from = 시작일
explorer-to = 종료일
explorer-strength = 플레이어
explorer-strength-any = 실력 상관없음
explorer-level = { $level }단계 이상
explorer-rating = 레이팅 { $rating } 이상
explorer-open = 게임 열기
